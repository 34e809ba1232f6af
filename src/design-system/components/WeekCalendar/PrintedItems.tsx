import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { space } from '@/design-system/theme/tokens'
import { Unbroken } from '../Unbroken/Unbroken'
import { type CalendarLabels, listUnreadableItems, type ShownDay } from './calendar-day'

interface PrintedItemsProps {
  days: readonly ShownDay[]
  labels: CalendarLabels
}

/** The items whose text a sheet does not show in full, with their texts. */
export function PrintedItems({ days, labels }: PrintedItemsProps) {
  const unreadable = days
    .map((shown) => ({ day: shown.day, items: listUnreadableItems(shown) }))
    .filter(({ items }) => items.length > 0)
  if (unreadable.length === 0) return null
  return (
    <Root>
      <Title>{labels.printedItems}</Title>
      <Columns>
        {unreadable.flatMap(({ day, items }) =>
          items.map((item) => (
            <div key={`${day.id} ${item.id}`}>
              <strong>
                {day.name} {day.number}
              </strong>{' '}
              <Unbroken>{item.label}</Unbroken>
            </div>
          )),
        )}
      </Columns>
    </Root>
  )
}

const Root = styled.div`
  padding: ${space(1)} ${space(2)};
  ${textStyle({ size: 'xs', line: 'tight' })}
`

const Title = styled.div`
  ${textStyle({ size: 'xs', weight: 'semibold' })}
`

const Columns = styled.div`
  columns: 3;
  column-gap: ${space(4)};

  > div {
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`
