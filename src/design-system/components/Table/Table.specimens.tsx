import { useState } from 'react'
import { buildSpecimens, manyOptions, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Select } from '../Select/Select'
import { Tag } from '../Tag/Tag'
import { ColumnHead } from './ColumnHead'
import { Table } from './Table'
import { TableCell } from './TableCell'
import { type RowTint, TableRow } from './TableRow'

interface Visit {
  name: string
  document: string
  entry: string
  exit?: string
  stay: number
}

const visits: Visit[] = [
  { name: 'Ana María Pérez', document: 'DNI 30.123.456', entry: '16-03-2026 08:05', exit: '09:10', stay: 65 },
  { name: 'Juan Gómez', document: 'DNI 28.654.321', entry: '16-03-2026 09:30', stay: 300 },
  { name: 'Zoe Ibáñez', document: 'Passport AB123456', entry: '16-03-2026 10:00', exit: '10:45', stay: 45 },
]

const chooseTint = ({ exit }: Visit): RowTint | undefined => (exit ? undefined : 'accent')

const heads = (
  <thead>
    <TableRow>
      <ColumnHead>Name</ColumnHead>
      <ColumnHead>Document</ColumnHead>
      <ColumnHead>Entry</ColumnHead>
      <ColumnHead>Exit</ColumnHead>
      <ColumnHead align="end">Minutes</ColumnHead>
    </TableRow>
  </thead>
)

const renderBody = (rows: readonly Visit[]) => (
  <tbody>
    {rows.map((visit) => (
      <TableRow key={visit.entry + visit.name} tint={chooseTint(visit)}>
        <TableCell label="Name" isRowHead>
          {visit.name}
        </TableCell>
        <TableCell label="Document">{visit.document}</TableCell>
        <TableCell label="Entry">{visit.entry}</TableCell>
        <TableCell label="Exit">{visit.exit ?? <Tag tone="accent">Still inside</Tag>}</TableCell>
        <TableCell label="Minutes" align="end">
          {visit.stay}
        </TableCell>
      </TableRow>
    ))}
  </tbody>
)

/** A table with two columns. The head of the first column reverses the order of the rows; on cards, the select does. */
function SortedTable() {
  const [sort, setSort] = useState<'ascending' | 'descending'>('ascending')
  const names = visits.map(({ name }) => name).sort((left, right) => left.localeCompare(right))
  const reverse = () => setSort(sort === 'ascending' ? 'descending' : 'ascending')
  return (
    <Table
      caption="Visitors"
      aboveCards={
        <Select
          label="Order"
          name="order"
          value={sort}
          onChange={reverse}
          reservesMessageLine={false}
          options={[
            { value: 'ascending', label: 'Name, from A to Z' },
            { value: 'descending', label: 'Name, from Z to A' },
          ]}
        />
      }
    >
      <thead>
        <TableRow>
          <ColumnHead sort={sort} onSort={reverse}>
            Name
          </ColumnHead>
          <ColumnHead align="end">Visits</ColumnHead>
        </TableRow>
      </thead>
      <tbody>
        {(sort === 'ascending' ? names : names.toReversed()).map((name) => (
          <TableRow key={name}>
            <TableCell label="Name" isRowHead>
              {name}
            </TableCell>
            <TableCell label="Visits" align="end">
              {name.length}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

const manyColumns = Array.from({ length: 14 }, (_, index) => `Column number ${index + 1}`)

const renderWideTable = (caption: string, isDense: boolean) => (
  <Table caption={caption} isDense={isDense}>
    <thead>
      <TableRow>
        {manyColumns.map((name) => (
          <ColumnHead key={name}>{name}</ColumnHead>
        ))}
      </TableRow>
    </thead>
    <tbody>
      <TableRow>
        {manyColumns.map((name, index) => (
          <TableCell key={name} label={name} isRowHead={index === 0}>
            Some words
          </TableCell>
        ))}
      </TableRow>
    </tbody>
  </Table>
)

const hundredsOfVisits = manyOptions
  .slice(0, 200)
  .map(({ label, value }, index) => ({ name: label, document: value, entry: 'Today', stay: index }))

export default {
  component: 'Table',
  purpose: 'Muestra filas para comparar, que en el teléfono son tarjetas.',
  keyboard: {
    Tab: 'Va a las filas si se desplazan, a los encabezados que ordenan y al contenido de las filas.',
    Flechas: 'Desplazan las filas mientras tienen el foco.',
    'Enter, Espacio': 'En un encabezado que ordena: ordenan por su columna, o invierten el orden.',
  },
  specimens: [
    ...buildSpecimens(Table, {
      visits: () => (
        <Table caption="Visits of today">
          {heads}
          {renderBody(visits)}
        </Table>
      ),
    }),
    { name: 'ordered', conformance: 'none', render: () => <SortedTable /> },
    ...buildSpecimens(Table, {
      wide: () => renderWideTable('More columns than fit', false),
      dense: () => renderWideTable('Columns closer together', true),
      low: () => (
        <Table caption="Visits of this year" isCaptionHidden maxHeight="15rem">
          {heads}
          {renderBody(hundredsOfVisits.slice(0, 40))}
        </Table>
      ),
      busy: () => (
        <Table caption="Visits of today" isBusy>
          {heads}
          {renderBody(visits)}
        </Table>
      ),
      tints: () => (
        <Table caption="States">
          <tbody>
            {(['accent', 'success', 'warning', 'danger'] as const).map((tint) => (
              <TableRow key={tint} tint={tint}>
                <TableCell label="State" isRowHead>
                  {tint}
                </TableCell>
                <TableCell label="Meaning">A word says it, too</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      ),
      'edge-none': () => (
        <Table caption="Nobody">
          {heads}
          <tbody />
        </Table>
      ),
      'edge-long': () => (
        <Table caption={veryLongText}>
          <thead>
            <TableRow>
              <ColumnHead sort="none" onSort={() => {}}>
                {veryLongText}
              </ColumnHead>
              <ColumnHead align="end">Visits</ColumnHead>
            </TableRow>
          </thead>
          <tbody>
            <TableRow tint="danger">
              <TableCell label={veryLongText} isRowHead>
                {veryLongText}
              </TableCell>
              <TableCell label={veryLongText} align="end">
                {veryLongText}
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell label="" isRowHead />
              <TableCell label="" />
            </TableRow>
          </tbody>
        </Table>
      ),
      'edge-hundreds': () => (
        <Table caption="Hundreds of visits" maxHeight="20rem">
          {heads}
          {renderBody(hundredsOfVisits)}
        </Table>
      ),
    }),
  ],
} satisfies SpecimenFile
