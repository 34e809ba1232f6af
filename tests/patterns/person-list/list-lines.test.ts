import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeDocumentNumber } from '@/domain/documents'
import { getPeriodRefusal } from '@/domain/submission-periods'
import { checkLines } from '@/patterns/person-list/check-lines'
import { detectColumns } from '@/patterns/person-list/list-columns'
import { parseDayCell } from '@/patterns/person-list/list-day'
import { parseLines } from '@/patterns/person-list/list-lines'
import { parseTextGrid } from '@/patterns/person-list/parse-text-grid'

const today = '2026-03-16'
const countries = [
  { value: 'AR', label: 'Argentina' },
  { value: 'AU', label: 'Australia' },
  { value: 'AT', label: 'Austria' },
  { value: 'PY', label: 'Paraguay' },
  { value: 'PE', label: 'Perú' },
]
const defaultRules = {
  people: [],
  findPeriodProblem: (period: Parameters<typeof getPeriodRefusal>[0]) => getPeriodRefusal(period, today),
  duplicate: (name: string, documentNumber: string) => `${name}, ${documentNumber}, was added before`,
  needsDocument: true,
  countries,
}

/** Parses the rows of a pasted text, and validates them by `defaultRules` with the changes in `rules`. */
async function readLines(text: string, rules: Partial<Parameters<typeof checkLines>[1]> = {}) {
  const grid = await parseTextGrid(text)
  const { lines } = parseLines(grid, detectColumns(grid), 500)
  return checkLines(lines, { ...defaultRules, ...rules })
}

const getFields = ({
  document,
  lastName,
  firstName,
  from,
  to,
}: Awaited<ReturnType<typeof readLines>>[number]) => [document, lastName, firstName, from, to]

describe('the columns and rows of a list', () => {
  it('detects columns by headers in any order, case and punctuation', async () => {
    const text =
      'N° de Documento;NOMBRES;Puesto;Apellido;Fecha de inicio;Vencimiento;Género\n30.123.456;Ana María;Albañil;Pérez;16/3/2026;31122026;f\n'
    const [line] = await readLines(text)
    expect(line).toMatchObject({ rowNumber: 2, gender: 'F', problems: [] })
    expect(line && getFields(line)).toEqual(['30123456', 'PÉREZ', 'ANA MARÍA', '2026-03-16', '2026-12-31'])
  })

  it('assumes the columns document, surname, name and dates if the list has no headers', async () => {
    const [line] = await readLines('30123456\tPérez, viuda de Gómez\tAna\t16-03-2026\t31/12/2026')
    expect(line && getFields(line)).toEqual([
      '30123456',
      'PÉREZ, VIUDA DE GÓMEZ',
      'ANA',
      '2026-03-16',
      '2026-12-31',
    ])
  })

  it('reads the first filled cell if two columns have the same field', async () => {
    const lines = await readLines('DNI;Apellido;Documento\n;Pérez;30123456\n31123456;Gómez;32123456')
    expect(lines.map(({ document }) => document)).toEqual(['30123456', '31123456'])
  })

  it('finds the headers below a title, and numbers the rows as in the spreadsheet', async () => {
    const lines = await readLines('Personal de la obra\n\nDNI,Apellido,Nombre\n\n30123456,Pérez,Ana\n')
    expect(lines.map(({ rowNumber, document }) => [rowNumber, document])).toEqual([[5, '30123456']])
  })

  it.each(['DNI', 'Nro. Documento', 'nº documento', 'Documento', 'DNI N°', 'Número de DNI', 'doc.'])(
    'detects the document-number column by the header %s',
    async (header) =>
      expect((await readLines(`Apellido;${header}\nPérez;30123456`))[0]?.document).toBe('30123456'),
  )

  it('reads the row of a one-row list as a person, even if some of its cells have the texts of headers', async () => {
    const [line] = await readLines('30.123.456;Apellido;Nombre')
    expect(line).toMatchObject({ rowNumber: 1, lastName: 'APELLIDO', firstName: 'NOMBRE' })
  })

  it.each([
    ['', 'empty'],
    ['\n \n\t\t\n;;;', 'empty'],
    ['DNI;Apellido;Nombre\n', 'empty'],
    ['30123456\n'.repeat(501), 'tooMany'],
    ['30123456;Pérez\n'.repeat(50_000), 'tooMany'],
  ])('rejects a list without rows or with too many rows (case %#)', async (text, problem) => {
    await expect(readLines(text)).rejects.toMatchObject({ problem })
  })
})

describe('parseTextGrid', () => {
  it('reads quoted cells with line breaks, separators and quotes', async () => {
    const [line] = await readLines('DNI,Apellido,Nombre\r\n"30123456","Pérez, ""la Negra""","Ana\nMaría"\r\n')
    expect(line && getFields(line).slice(1, 3)).toEqual(['PÉREZ, "LA NEGRA"', 'ANA MARÍA'])
  })

  it('reads all rows of a text with an unclosed quote', async () => {
    const lines = await readLines('DNI;Apellido;Nombre\n30123456;"Pérez;Ana\n31123456;Gómez;Juan\n')
    expect(lines.map(({ document }) => document)).toEqual(['30123456', '31123456'])
  })

  it('reads the separator from a first line `sep=|`', async () => {
    const [line] = await readLines('sep=|\r\nDNI|Apellido|Nombre\r\n30123456|Pérez|Ana\r\n')
    expect(line).toMatchObject({ document: '30123456', lastName: 'PÉREZ' })
  })
})

describe('the days of a list', () => {
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
  ])('parses the cell %s as the day %s', (cell, day) => expect(parseDayCell(cell)).toBe(day))

  it('reports reversed, past and unreadable days, but ignores the day columns if rows have no dates', async () => {
    const text =
      'DNI;Desde;Hasta\n30123456;16-03-2026;15-03-2026\n31123456;01-01-2026;15-03-2026\n32123456;x;y'
    expect((await readLines(text)).map(({ problems }) => problems)).toEqual([
      ['endsBeforeItBegins'],
      ['endsInThePast'],
      [
        'No se entiende la fecha «x» de Desde: escribila como 31-12-2026.',
        'No se entiende la fecha «y» de Hasta: escribila como 31-12-2026.',
      ],
    ])
    expect(
      (await readLines(text, { findPeriodProblem: undefined })).map(({ problems, to }) => [problems, to]),
    ).toEqual([
      [[], ''],
      [[], ''],
      [[], ''],
    ])
  })
})

describe('checkLines', () => {
  it('rejects invalid document numbers, names and genders', async () => {
    const longName = 'a'.repeat(101)
    const text = `DNI;Apellido;Nombre;Sexo\n;Pérez;Ana;F\n123;Pérez;Ana;F\n30123456;${longName};Ana;F\n31123456;Pérez;Ana;?`
    expect((await readLines(text)).map(({ problems }) => problems)).toEqual([
      ['Falta el DNI.'],
      ['El DNI debe contener entre 7 y 12 caracteres.'],
      ['El nombre y el apellido pueden tener hasta 100 caracteres.'],
      ['No se entiende el género «?»: escribí M o F.'],
    ])
  })

  it('marks a row as a duplicate if its person is in an earlier row or was added before', async () => {
    const people = [{ id: 7, full_name: 'Ana Pérez', id_number: '30123456' }]
    const lines = await readLines('31123456\n30.123.456\n31.123.456\nx\nx', { people })
    expect(lines.map(({ duplicate }) => duplicate)).toEqual([
      undefined,
      'Ana Pérez, 30123456, was added before',
      'Repetida: ya está en la fila 1.',
      undefined,
      undefined,
    ])
  })

  it('does not mark a row as a duplicate if the earlier row with the same document number has a problem', async () => {
    const lines = await readLines('DNI;Desde\n30123456;nunca\n30123456;16-03-2026')
    expect(lines.map(({ problems, duplicate }) => [problems.length, duplicate])).toEqual([
      [1, undefined],
      [0, undefined],
    ])
  })
})

it('reads any text or rejects it with a `problem`, and accepts each document number in at most one row', async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('DNI', '"', '=1+1', '30123456', '46097', '\ud800', '\u202e', '👷🏽‍♀️', 'א', '\u0000'),
  )
  const grid = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(grid, fc.constantFrom('\t', ';', ','), async (rows, separator) => {
      const text = rows.map((row) => row.join(separator)).join('\n')
      const lines = await readLines(text).catch((error) => {
        expect(error).toHaveProperty('problem')
        return []
      })
      const acceptedLines = lines.filter(({ problems, duplicate }) => problems.length === 0 && !duplicate)
      const documentNumbers = acceptedLines.map(({ document }) => normalizeDocumentNumber(document))
      expect(new Set(documentNumbers).size).toBe(documentNumbers.length)
      for (const { document } of acceptedLines) expect(document).toMatch(/^[A-Z0-9]{7,12}$/)
    }),
    { numRuns: 200 },
  )
})
