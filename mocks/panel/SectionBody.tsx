import { ControlQueryView } from './calls/ControlQueryView.tsx'
import { useControlQuery } from './calls/use-control-query.ts'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

/** Loads and shows the component of a section. After a failed load, shows a retry button. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  return (
    <ControlQueryView query={useControlQuery(load)} failureTitle={copy.sectionFailed}>
      {(Section) => <Section />}
    </ControlQueryView>
  )
}
