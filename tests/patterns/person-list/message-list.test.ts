import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkLines } from '@/patterns/person-list/check-lines'
import { readList } from '@/patterns/person-list/read-list'
import { chooseCount } from '../../support/scope'

const rules = { people: [], duplicate: () => 'duplicate', needsDocument: false, countries: [] }

/** Reads a text of a chat. Returns the data and the problems of each person as a text, and the ignored lines. */
async function readMessage(text: string, { needsDocument } = { needsDocument: false }) {
  const result = await readList(text, { needsDocument })
  if ('refusal' in result) return result.refusal
  if (!result.found.list) return 'the columns are uncertain'
  const { lines, ignoredRows } = result.found.list
  const rows = checkLines(lines, { ...rules, needsDocument }).map(
    ({ document, lastName, firstName, problems, duplicate }) =>
      [document, lastName, firstName, ...problems, ...(duplicate ? [duplicate] : [])].join(' | '),
  )
  return { rows, ignoredRows }
}

const readRows = async (text: string) => {
  const result = await readMessage(text)
  return typeof result === 'string' ? result : result.rows
}

const ana = '30111222 | GÓMEZ | ANA'

describe('the lines of a list in a chat', () => {
  it.each([
    ['a number with a bracket', '1) Ana Gómez 30.111.222'],
    ['a number with a point', '12. Ana Gómez 30111222'],
    ['a number with a dash', '3 - Ana Gómez, 30111222'],
    ['a plain number', '4 Ana Gómez 30 111 222'],
    ['a bullet', '• Ana Gómez – DNI: 30.111.222'],
    ['a hyphen', '- Ana Gómez DNI30111222'],
    ['an emoji number', '1️⃣ Ana Gómez 30111222'],
    ['emoji', '🎂 Ana Gómez 🧒🏽 30.111.222 👨‍👩‍👧'],
    ['bold text', '*Ana Gómez*: _30111222_'],
    ['invisible marks', '\u200e\u2060Ana\u00a0Gómez \u202a30.111.222\u202c'],
    ['decomposed accents', 'Ana Gómez 30111222'.normalize('NFD')],
    ['the number first', '30.111.222 Ana Gómez'],
    ['the number first, with a list mark', '1) 30.111.222 - Ana Gómez (vegana)'],
    ['the surname first', 'Gómez, Ana 30111222'],
    ['the number and the surname first', 'DNI 30111222, Gómez, Ana'],
    ['a note', 'Ana Gómez 30.111.222 (llega tarde)'],
    ['a phone', 'Ana Gómez +54 9 11 5555-1234 30111222'],
    ['a message head of an iPhone', '[16/3/26, 10:15:02] Mamá: Ana Gómez 30111222'],
    ['a message head of an Android phone', '16/3/2026, 10:15 - Mamá: 1) Ana Gómez 30111222'],
    ['a message head with a. m.', '[16/3/26 10:15:02 a. m.] Mamá: Ana Gómez 30111222'],
    ['a CUIL', 'Ana Gómez 27-30111222-5'],
  ])('reads a line with %s', async (_, line) => {
    const [row] = await readRows(line)
    expect(row).toBe(ana)
  })

  it('keeps the numbers of the lines, and ignores titles and blank lines', async () => {
    const text =
      'Cumple de Sofi 🎉:\r\n\r\n1) Ana Gómez 30.111.222\r\n2) Íñigo Núñez 28654321\r\n¿Falta alguien más?\r\n'
    expect(await readMessage(text)).toEqual({
      rows: [ana, '28654321 | NÚÑEZ | ÍÑIGO'],
      ignoredRows: ['Cumple de Sofi', '¿Falta alguien más?'],
    })
    const result = await readList(text, { needsDocument: false })
    expect('found' in result && result.found.list?.lines.map(({ rowNumber }) => rowNumber)).toEqual([3, 4])
  })

  it('names the ignored lines, so that a person with one name is not lost unseen', async () => {
    expect(await readMessage('Bautismo\nSofía Martínez 30.193.456\nBruno Peña 31299333\nAna\nBeto')).toEqual({
      rows: ['30193456 | MARTÍNEZ | SOFÍA', '31299333 | PEÑA | BRUNO'],
      ignoredRows: ['Bautismo', 'Ana', 'Beto'],
    })
  })

  it('reads names without numbers', async () => {
    expect(await readRows('1) Ana Gómez\n2) Teo\nJuana de la Cruz')).toEqual([
      ' | GÓMEZ | ANA',
      ' | TEO | ',
      ' | DE LA CRUZ | JUANA',
    ])
  })

  it('reports numbers that are too short and repeated people', async () => {
    expect(await readRows('Ana Gómez 30111222\nTeo Paz 301.11\nAna G. 30.111.222')).toEqual([
      ana,
      '30111 | PAZ | TEO | El DNI debe contener entre 7 y 12 caracteres.',
      '30111222 | G | ANA | Repetida: ya está en la fila 1.',
    ])
  })

  it('leaves texts with columns to the reader of spreadsheets', async () => {
    expect(await readRows('30111222,Gómez,Ana\n28654321,Paz,Teo')).toEqual([ana, '28654321 | PAZ | TEO'])
    expect(await readRows('DNI;Apellido;Nombre\n30111222;Gómez;Ana')).toEqual([ana])
    expect(await readRows('30111222\tGómez\tAna')).toEqual([ana])
  })

  it('does not read names without numbers if people need a document number', async () => {
    expect(await readMessage('Ana Gómez\nTeo Paz', { needsDocument: true })).toBe('the columns are uncertain')
  })
})

test('every name and document number survives list marks, emoji and separators', async () => {
  const names = fc.constantFrom('Ana Gómez', 'Íñigo Núñez', 'María José Peña', 'Zoë Müller', "Lía O'Hara")
  const marks = fc.constantFrom('', '1) ', '23. ', '• ', '- ', '✅ ', '7️⃣ ', '[16/3/26, 9:05:00] Tía Ñata: ')
  const separators = fc.constantFrom(' ', ' - ', ', ', ': ', ' DNI ', ' 🎈 ', ' (DNI ')
  const number = fc.integer({ min: 20_000_000, max: 49_999_999 })
  await fc.assert(
    fc.asyncProperty(
      names,
      marks,
      separators,
      number,
      fc.boolean(),
      async (name, mark, separator, id, hasPoints) => {
        const digits = hasPoints ? id.toLocaleString('es-AR') : String(id)
        const [row] = await readRows(`${mark}${name}${separator}${digits}`)
        const words = name.toLocaleUpperCase('es-AR').split(' ')
        expect(row).toBe(`${id} | ${words.at(-1)} | ${words.slice(0, -1).join(' ')}`)
      },
    ),
    { numRuns: chooseCount(100, 2000) },
  )
})

describe('an exported chat', () => {
  const chat =
    '16/3/2026, 10:15 - Mamá: 1) Ana Gómez 30111222\r\n16/3/2026, 10:16 - Mamá: 2) Íñigo Núñez 28654321\r\n'
  const readFileRows = async (name: string) => {
    const result = await readList(new File([chat], name), { needsDocument: true })
    return 'found' in result ? result.found.list?.lines.map(({ values }) => values) : result.refusal
  }

  it('is read like a copied text if it is a .txt', async () => {
    expect(await readFileRows('Chat de WhatsApp.TXT')).toEqual([
      { document: '30111222', firstLast: 'Ana Gómez', fullName: '' },
      { document: '28654321', firstLast: 'Íñigo Núñez', fullName: '' },
    ])
  })

  it('has columns if it is a .csv', async () => {
    expect(await readFileRows('chat.csv')).not.toEqual(await readFileRows('chat.txt'))
  })
})
