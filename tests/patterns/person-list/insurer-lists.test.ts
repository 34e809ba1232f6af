import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkLines } from '@/patterns/person-list/check-lines'
import { parseDocumentCell } from '@/patterns/person-list/document-cell'
import type { Cell, CellGrid } from '@/patterns/person-list/grid'
import { detectColumns } from '@/patterns/person-list/list-columns'
import { parseLines } from '@/patterns/person-list/list-lines'
import { parseCountryCell } from '@/patterns/person-list/nationality'
import { parseTextGrid } from '@/patterns/person-list/parse-text-grid'
import { splitName } from '@/patterns/person-list/split-name'
import { chooseCount } from '../../support/scope'

const countries = [
  { value: 'AR', label: 'Argentina' },
  { value: 'AU', label: 'Australia' },
  { value: 'AT', label: 'Austria' },
  { value: 'PY', label: 'Paraguay' },
  { value: 'PE', label: 'Perú' },
]
const rules = { people: [], duplicate: () => 'duplicate', needsDocument: true, countries }

/** Returns whether the columns are certain, the number of ignored rows, and each person's data and problems as a text. */
function readList(grid: CellGrid) {
  const columns = detectColumns(grid)
  const { lines, ignoredRows } = parseLines(grid, columns, 500)
  const rows = checkLines(lines, rules).map(({ document, lastName, firstName, problems }) =>
    [document, lastName, firstName, ...problems].join(' | '),
  )
  return { isSure: columns.isSure, ignored: ignoredRows.length, rows }
}

const perezRow = '30111222 | PÉREZ | JUAN CARLOS'
const gomezRow = '4567891 | GÓMEZ | ANA'

describe("the reader of insurers' lists", () => {
  it('reads people between the titles and the totals of a certificate', () => {
    const grid: CellGrid = [
      ['Galeno ART S.A.', null, null],
      ['Certificado de cobertura con cláusula de no repetición'],
      [],
      ['Contratante:', 'Construcciones del Delta S.R.L.'],
      ['CUIT:', '30-71234567-1'],
      ['Póliza Nº', 4501_0098],
      ['Vigencia', new Date('2026-03-01T00:00:00Z'), 'al', new Date('2027-03-01T00:00:00Z')],
      [null, null, null],
      ['Nº', 'C.U.I.L.', 'Apellido y Nombre'],
      [1, '20-30111222-0', 'Pérez, Juan Carlos'],
      [2, 27045678917, 'GÓMEZ ANA'],
      [],
      [null, null, 'Total de personas: 2'],
      ['Firma y sello', null, null],
      [null, null, 'María Gómez, apoderada'],
    ]
    expect(readList(grid)).toEqual({ isSure: true, ignored: 3, rows: [perezRow, gomezRow] })
  })

  it('finds the headers in row 20, and skips repeated headers', () => {
    const titles = Array.from({ length: 19 }, (_, index) => [`Cláusula ${index + 1} del seguro`])
    const headers = ['CUIL', 'Apellidos y Nombres', 'Sexo']
    const grid = [
      ...titles,
      headers,
      ['20-30111222-0', 'Pérez, Juan Carlos', 'M'],
      ['Página 1'],
      headers,
      ['27-04567891-7', 'Gómez, Ana', 'F'],
    ]
    expect(readList(grid)).toEqual({ isSure: true, ignored: 2, rows: [perezRow, gomezRow] })
  })

  it.each<[string, CellGrid]>([
    [
      'a CUIL column and a DNI column',
      [
        ['CUIL', 'DNI', 'Apellido', 'Nombre'],
        ['20-30111222-0', '30.111.222', 'Pérez', 'Juan Carlos'],
        ['27-04567891-7', '', 'Gómez', 'Ana'],
      ],
    ],
    [
      'one header merged above two columns',
      [
        ['Legajo', 'CUIL/CUIT', 'Apellido y nombre', null, 'Alta'],
        [7, '20301112220', 'Pérez', 'Juan Carlos', '01/03/2026'],
        [8, '27045678917', 'Gómez', 'Ana', '01/03/2026'],
      ],
    ],
    [
      'the first name before the surname',
      [
        ['Nombre y Apellido', 'Nro. CUIL'],
        ['Juan Carlos Pérez', '20 30111222 0'],
        ['Ana Gómez', '27 04567891 7'],
      ],
    ],
    [
      'the document type before the document number',
      [
        ['Tipo y Nro. Doc.', 'Trabajador'],
        ['DNI 30.111.222', 'Pérez Juan Carlos'],
        ['DU 4567891', 'Gómez Ana'],
      ],
    ],
    [
      'document numbers with decimals or in scientific notation',
      [
        ['Documento', 'Apellido', 'Nombre'],
        ['30111222.0', 'Pérez', 'Juan Carlos'],
        ['2.7045678917E10', 'Gómez', 'Ana'],
      ],
    ],
  ])('reads a list with %s', (_, grid) => {
    expect(readList(grid)).toEqual({ isSure: true, ignored: 0, rows: [perezRow, gomezRow] })
  })

  it('reports the problem of each invalid document number', () => {
    const grid = [
      ['CUIL', 'Apellido y Nombre'],
      ['20-30111222-3', 'Pérez, Juan'],
      ['30-71234567-1', 'Delta S.R.L.'],
      ['2,03011E+10', 'Sosa, Luis'],
      ['', 'Díaz, Eva'],
    ]
    expect(readList(grid).rows).toEqual([
      '20-30111222-3 | PÉREZ | JUAN | El CUIL 20-30111222-3 no es válido: revisá sus números.',
      '30-71234567-1 | DELTA | S.R.L. | 30-71234567-1 es el CUIT de una empresa: escribí el DNI de la persona.',
      '2,03011E+10 | SOSA | LUIS | La planilla recortó el número (2,03011E+10): escribilo completo.',
      ' | DÍAZ | EVA | Falta el DNI.',
    ])
  })

  it('considers the columns uncertain if the headers do not describe the cells, and detects columns by the cells', () => {
    const isSure = (grid: CellGrid) => detectColumns(grid).isSure
    expect(
      isSure([
        ['Código', 'Ficha'],
        ['Pérez, Juan', '20-30111222-0'],
      ]),
    ).toBe(false)
    expect(
      isSure([
        ['DNI', 'Ficha'],
        ['30111222', 'Pérez, Juan'],
      ]),
    ).toBe(false)
    expect(
      isSure([
        ['Documento', 'Número', 'Apellido'],
        ['DNI', '30111222', 'Pérez'],
      ]),
    ).toBe(false)
    expect(
      detectColumns([
        ['Código', 'Ficha'],
        ['Pérez Juan', '20-30111222-0'],
      ]).fields,
    ).toEqual(['fullName', 'document'])
  })

  it('reads a .csv that has commas in the names and, above the list, titles with fewer cells', async () => {
    const text =
      'Galeno ART; S.A.\nObra: Los Álamos, lote 7, calle 3\nNº;CUIL;Apellido y Nombre\n1;20-30111222-0;Pérez, Juan Carlos\n2;27-04567891-7;Gómez, Ana\n'
    expect(readList(await parseTextGrid(text)).rows).toEqual([perezRow, gomezRow])
  })
})

test.each([
  ['PEREZ, JUAN CARLOS', 'PEREZ', 'JUAN CARLOS'],
  ['Pérez Juan Carlos', 'Pérez', 'Juan Carlos'],
  ['DE LA CRUZ MARIA JOSE', 'DE LA CRUZ', 'MARIA JOSE'],
  ['García Márquez, Gabriel', 'García Márquez', 'Gabriel'],
  ['Pérez', 'Pérez', ''],
  ['De La', 'De La', ''],
  [',', '', ''],
  ['', '', ''],
])('splits "%s" into the surname "%s" and the name "%s"', (text, lastName, firstName) =>
  expect(splitName(text)).toEqual({ lastName, firstName }),
)

test.each([
  ['Juan Carlos Pérez', 'Pérez', 'Juan Carlos'],
  ['María José de la Cruz', 'de la Cruz', 'María José'],
  ['Juan, Pérez', 'Pérez', 'Juan'],
  ['Juan', 'Juan', ''],
  ['', '', ''],
])('splits "%s", with the name first, into the surname "%s" and the name "%s"', (text, lastName, firstName) =>
  expect(splitName(text, true)).toEqual({ lastName, firstName }),
)

test.each([
  ['AR', 'AR'],
  ['argentina', 'AR'],
  ['Argentino', 'AR'],
  ['PARAGUAYA', 'PY'],
  ['peruano', 'PE'],
  ['Austria', 'AT'],
  ['australiana', undefined],
  ['marciana', undefined],
  ['?', undefined],
  ['', ''],
  [null, ''],
])('parses %s as the country %s', (cell, code) => expect(parseCountryCell(cell, countries)).toBe(code))

const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.date({ noInvalidDate: false }),
  fc.constantFrom(
    null,
    undefined,
    'CUIL',
    'DNI',
    'Apellido y Nombre',
    '20-30111222-0',
    27045678917,
    '1e99',
    '9e9',
    'Total',
    'Pérez, Ana',
  ),
)

test('reads at least one row of any list, or rejects the list as empty', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 25 }), (grid) => {
      try {
        const { rows } = readList(grid)
        expect(rows.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toHaveProperty('problem', 'empty')
      }
    }),
    { numRuns: chooseCount(100, 500) },
  )
})

test('parses any cell as a document number without an exception, and reads 500 rows within half a second', () => {
  fc.assert(fc.property(anyCell, (cell) => void expect(parseDocumentCell(cell)).toHaveProperty('document')))
  const rows = Array.from({ length: 500 }, (_, index) => [
    index + 1,
    20_111_222 + index,
    `Pérez${index}, Ana`,
  ])
  const startedAt = performance.now()
  expect(readList([['Nº', 'DNI', 'Apellido y Nombre'], ...rows]).rows).toHaveLength(500)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
