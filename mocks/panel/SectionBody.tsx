import { ControlQueryView } from './calls/ControlQueryView.tsx'
import { useControlQuery } from './calls/use-control-query.ts'
import { copy } from './copy.ts'
import type { PanelSection } from './sections.ts'

/** Loads the component of a section, with a retry button if that fails. */
export function SectionBody({ load }: Pick<PanelSection, 'load'>) {
  return (
    <ControlQueryView query={useControlQuery(load)} failureTitle={copy.sectionFailed}>
      {(Section) => <Section />}
    </ControlQueryView>
  )
}
