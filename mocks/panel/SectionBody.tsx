import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { useControl } from './calls/use-control.ts'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

/** What a section holds. Its code comes when it is first shown; one that did not come can be asked for again. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  const { value: Part, failure, isLoading, reload } = useControl(load)
  if (Part) return <Part />
  if (failure !== undefined && !isLoading) {
    return (
      <Alert
        tone="danger"
        isLive
        action={
          <Button size="sm" onClick={() => void reload()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.sectionBroken}
      </Alert>
    )
  }
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton lines={4} />
    </SkeletonGroup>
  )
}
