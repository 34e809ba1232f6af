import { ControlView } from './calls/ControlView.tsx'
import { useControl } from './calls/use-control.ts'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

/** What a section holds. Its code comes when it is first shown; one that did not come can be asked for again. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  const code = useControl(load)
  return (
    <ControlView control={code} whatFailed={copy.sectionBroken}>
      {(Section) => <Section />}
    </ControlView>
  )
}
