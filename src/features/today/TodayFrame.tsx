import { PanelStrip } from '@/design-system/components/PanelStrip/PanelStrip'
import { copy } from './copy'
import { getInsideHeight } from './inside-height'
import { PanelSkeleton } from './PanelSkeleton'
import { contentHeight } from './panels'

const panels = [
  { id: 'inside', title: copy.inside.title(), content: <PanelSkeleton /> },
  { id: 'expected', title: copy.expected.title(), content: <PanelSkeleton /> },
  { id: 'soonOver', title: copy.soonOver.title(), content: <PanelSkeleton /> },
]

/** Keeps the place of `Today` until its code has loaded. */
export const TodayFrame = () => (
  <PanelStrip
    label={copy.label}
    panels={panels}
    open={[]}
    onToggle={() => {}}
    contentHeight={contentHeight}
    firstContentHeight={getInsideHeight()}
  />
)
