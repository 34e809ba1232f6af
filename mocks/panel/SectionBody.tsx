import { type ComponentType, useEffect, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

type Coming = { Part?: ComponentType; isBroken?: boolean }

/** What a section holds. Its code comes when it is first shown; one that did not come can be asked for again. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  const [{ Part, isBroken }, setComing] = useState<Coming>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load.
  useEffect(() => {
    let isWanted = true
    const take = (coming: Coming) => isWanted && setComing(coming)
    load().then(
      (loaded) => take({ Part: loaded }),
      () => take({ isBroken: true }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])

  const retry = () => {
    setComing({})
    setAttempt(attempt + 1)
  }
  if (Part) return <Part />
  if (isBroken) {
    return (
      <Alert
        tone="danger"
        isLive
        action={
          <Button size="sm" onClick={retry}>
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
