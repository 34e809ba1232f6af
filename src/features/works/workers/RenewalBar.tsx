import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { useIsWide } from '@/design-system/use-is-wide'
import { copy } from './copy'
import { RenewalButtons } from './RenewalButtons'
import type { Renewal } from './use-renewal'

/** In a narrow window, the number of chosen workers and the buttons at the bottom, because the rows are a long list of cards. */
export function RenewalBar({ renewal }: { renewal: Renewal }) {
  const { chosen } = renewal
  const isWide = useIsWide()
  if (isWide || chosen.length === 0) return null
  return (
    <StickyActions summary={copy.renewal.chosen(chosen.length)}>
      <RenewalButtons renewal={renewal} />
    </StickyActions>
  )
}
