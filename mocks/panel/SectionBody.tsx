import { ControlView } from './calls/ControlView.tsx'
import { useControl } from './calls/use-control.ts'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

/** Loads the content of a section when it is first shown, with a way to try again. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  const code = useControl(load)
  return (
    <ControlView control={code} whatFailed={copy.sectionBroken}>
      {(Section) => <Section />}
    </ControlView>
  )
}
