import { tables } from '@/copy/tables'
import { Select } from '@/design-system/components/Select/Select'
import type { DataColumn } from './data-column'

interface OrderSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  ordering: string
  onChange: (ordering: string) => void
}

/** The order of the rows where they are cards, without heads to press. */
export function OrderSelect<Row>({ columns, ordering, onChange }: OrderSelectProps<Row>) {
  const { order } = tables
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: order.ascending(header) },
      { value: `-${id}`, label: order.descending(header) },
    ])
  const isKnown = options.some(({ value }) => value === ordering)
  return (
    <Select
      label={order.label}
      isLabelHidden
      name="orden"
      value={isKnown ? ordering : ''}
      placeholder={isKnown ? undefined : order.none}
      options={options}
      onChange={onChange}
      reservesMessage={false}
    />
  )
}
