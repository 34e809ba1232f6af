import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Text } from '@/design-system/components/Text/Text'
import { useIsWide } from '@/design-system/use-is-wide'
import { copy } from './copy'
import { RenewalButtons } from './RenewalButtons'
import type { Renewal } from './use-renewal'

const words = copy.renewal

/** Above the rows, the choice of all or nobody. In a wide window with the buttons, which a narrow one has at its bottom (`RenewalBar`). */
export function RenewalChoice({ renewal, count }: { renewal: Renewal; count: number }) {
  const { chosen, areAllChosen, chooseAll, chooseNobody } = renewal
  const isWide = useIsWide()
  const summary = words.chosen(chosen.length)
  return (
    <Inline gap={3}>
      <Button
        size="sm"
        disabledReason={count === 0 ? words.nobodyFound : undefined}
        onClick={areAllChosen ? chooseNobody : chooseAll}
      >
        {areAllChosen ? words.none : words.all}
      </Button>
      {isWide ? <RenewalButtons renewal={renewal} size="sm" /> : null}
      {isWide ? (
        <Text as="span" size="sm" tone="muted" role="status">
          {summary}
        </Text>
      ) : null}
    </Inline>
  )
}
