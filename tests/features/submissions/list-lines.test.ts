import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeDocumentNumber } from '@/domain/documents'
import { checkLines } from '@/features/submissions/people/bulk/check-lines'
import { detectColumns } from '@/features/submissions/people/bulk/list-columns'
import { parseDayCell } from '@/features/submissions/people/bulk/list-day'
import { parseLines } from '@/features/submissions/people/bulk/list-lines'
import { parseTextGrid } from '@/features/submissions/people/bulk/parse-text-grid'

const today = '2026-03-16'
const countries = [
  { value: 'AR', label: 'Argentina' },
  { value: 'AU', label: 'Australia' },
  { value: 'AT', label: 'Austria' },
  { value: 'PY', label: 'Paraguay' },
  { value: 'PE', label: 'Perú' },
]
const nobody = { people: [], hasDates: true, today, countries }

/** What a text tells about each of its rows. */
async function told(text: string, rules: Partial<Parameters<typeof checkLines>[1]> = {}) {
  const grid = await parseTextGrid(text)
  const { lines } = parseLines(grid, detectColumns(grid), 500)
  return checkLines(lines, { ...nobody, ...rules })
}

const brief = ({ document, lastName, firstName, from, to }: Awaited<ReturnType<typeof told>>[number]) => [
  document,
  lastName,
  firstName,
  from,
  to,
]

describe('which column is which', () => {
  it('is told by the heads, whatever their order, accents, case and signs', async () => {
    const text =
      'N° de Documento;NOMBRES;Puesto;Apellido;Fecha de inicio;Vencimiento;Género\n30.123.456;Ana María;Albañil;Pérez;16/3/2026;31122026;f\n'
    const [line] = await told(text)
    expect(line).toMatchObject({ line: 2, gender: 'F', problems: [] })
    expect(line && brief(line)).toEqual(['30123456', 'PÉREZ', 'ANA MARÍA', '2026-03-16', '2026-12-31'])
  })

  it('is DNI, surname, name, dates where there are no heads', async () => {
    const [line] = await told('30123456\tPérez, viuda de Gómez\tAna\t16-03-2026\t31/12/2026')
    expect(line && brief(line)).toEqual([
      '30123456',
      'PÉREZ, VIUDA DE GÓMEZ',
      'ANA',
      '2026-03-16',
      '2026-12-31',
    ])
  })

  it('is found below a title, and the rows keep the numbers of the spreadsheet', async () => {
    const lines = await told('Personal de la obra\n\nDNI,Apellido,Nombre\n\n30123456,Pérez,Ana\n')
    expect(lines.map(({ line, document }) => [line, document])).toEqual([[5, '30123456']])
  })

  it.each(['DNI', 'Nro. Documento', 'nº documento', 'Documento', 'DNI N°', 'Número de DNI', 'doc.'])(
    'takes %s for the document',
    async (head) => expect((await told(`Apellido;${head}\nPérez;30123456`))[0]?.document).toBe('30123456'),
  )

  it('takes nobody for a head, whatever the name', async () => {
    const [line] = await told('30.123.456;Apellido;Nombre')
    expect(line).toMatchObject({ line: 1, lastName: 'APELLIDO', firstName: 'NOMBRE' })
  })

  it.each([
    ['', 'empty'],
    ['\n \n\t\t\n;;;', 'empty'],
    ['DNI;Apellido;Nombre\n', 'empty'],
    ['30123456\n'.repeat(501), 'tooMany'],
    ['30123456;Pérez\n'.repeat(50_000), 'tooMany'],
  ])('refuses a list without rows, or with too many (%#)', async (text, problem) => {
    await expect(told(text)).rejects.toMatchObject({ problem })
  })
})

describe('cells', () => {
  it('may stand in quotes, with lines, separators and quotes in them', async () => {
    const [line] = await told('DNI,Apellido,Nombre\r\n"30123456","Pérez, ""la Negra""","Ana\nMaría"\r\n')
    expect(line && brief(line).slice(1, 3)).toEqual(['PÉREZ, "LA NEGRA"', 'ANA MARÍA'])
  })

  it('lose nothing behind a quote that is never closed', async () => {
    const lines = await told('DNI;Apellido;Nombre\n30123456;"Pérez;Ana\n31123456;Gómez;Juan\n')
    expect(lines.map(({ document }) => document)).toEqual(['30123456', '31123456'])
  })

  it('may be told to be parted by a sign of their own', async () => {
    const [line] = await told('sep=|\r\nDNI|Apellido|Nombre\r\n30123456|Pérez|Ana\r\n')
    expect(line).toMatchObject({ document: '30123456', lastName: 'PÉREZ' })
  })
})

describe('days', () => {
  it.each([
    ['16-03-2026', '2026-03-16'],
    ['16/03/2026', '2026-03-16'],
    ['16032026', '2026-03-16'],
    ['6/3/2026', '2026-03-06'],
    ['2026-03-16', '2026-03-16'],
    ['46097', '2026-03-16'],
    [46_097, '2026-03-16'],
    [46_097.5, undefined],
    [new Date('2026-03-16T00:00:00Z'), '2026-03-16'],
    [new Date(Number.NaN), undefined],
    ['', ''],
    [null, ''],
    ['31-02-2026', undefined],
    ['03-31-2026', undefined],
    ['mañana', undefined],
    ['1', undefined],
    [true, undefined],
  ])('%s', (cell, day) => expect(parseDayCell(cell)).toBe(day))

  it('must be in order and not over; an insurance does not ask for them', async () => {
    const text =
      'DNI;Desde;Hasta\n30123456;16-03-2026;15-03-2026\n31123456;01-01-2026;15-03-2026\n32123456;x;y'
    expect((await told(text)).map(({ problems }) => problems)).toEqual([
      ['La fecha de fin no puede ser anterior a la de inicio.'],
      ['La fecha de fin no puede ser anterior a hoy.'],
      [
        'No se entiende la fecha «x» de Desde: escribila como 31-12-2026.',
        'No se entiende la fecha «y» de Hasta: escribila como 31-12-2026.',
      ],
    ])
    expect((await told(text, { hasDates: false })).map(({ problems, to }) => [problems, to])).toEqual([
      [[], ''],
      [[], ''],
      [[], ''],
    ])
  })
})

describe('what is against a row', () => {
  it('is its document, its name, its gender', async () => {
    const long = 'a'.repeat(101)
    const text = `DNI;Apellido;Nombre;Sexo\n;Pérez;Ana;F\n123;Pérez;Ana;F\n30123456;${long};Ana;F\n31123456;Pérez;Ana;?`
    expect((await told(text)).map(({ problems }) => problems)).toEqual([
      ['Falta el DNI.'],
      ['El DNI debe contener entre 7 y 12 caracteres.'],
      ['El nombre y el apellido pueden tener hasta 100 caracteres.'],
      ['No se entiende el género «?»: escribí M o F.'],
    ])
  })

  it('is that somebody is twice in it, or in the submission already', async () => {
    const people = [{ id: 7, full_name: 'Ana Pérez', id_number: '30123456' }]
    const lines = await told('31123456\n30.123.456\n31.123.456\nx\nx', { people })
    expect(lines.map(({ twice }) => twice)).toEqual([
      undefined,
      'La persona Ana Pérez con documento 30123456 ya se encuentra registrada en la presentación.',
      'Repetida: ya está en la fila 1.',
      undefined,
      undefined,
    ])
  })

  it('is not that the row before it, of the same document, was wrong', async () => {
    const lines = await told('DNI;Desde\n30123456;nunca\n30123456;16-03-2026')
    expect(lines.map(({ problems, twice }) => [problems.length, twice])).toEqual([
      [1, undefined],
      [0, undefined],
    ])
  })
})

it('no text breaks it: every row is read or refused, each document once', async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('DNI', '"', '=1+1', '30123456', '46097', '\ud800', '\u202e', '👷🏽‍♀️', 'א', '\u0000'),
  )
  const grid = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(grid, fc.constantFrom('\t', ';', ','), async (rows, separator) => {
      const text = rows.map((row) => row.join(separator)).join('\n')
      const lines = await told(text).catch((error) => {
        expect(error).toHaveProperty('problem')
        return []
      })
      const good = lines.filter(({ problems, twice }) => problems.length === 0 && !twice)
      const documents = good.map(({ document }) => normalizeDocumentNumber(document))
      expect(new Set(documents).size).toBe(documents.length)
      for (const { document } of good) expect(document).toMatch(/^[A-Z0-9]{7,12}$/)
    }),
    { numRuns: 200 },
  )
})
