import { Prose } from '@/design-system/components/Prose/Prose'
import { copy } from './copy'
import { DrawerSection } from './DrawerSection'

export function Observations({ text }: { text: string }) {
  return (
    <DrawerSection title={copy.sections.observations}>
      <Prose>{text || copy.nothing}</Prose>
    </DrawerSection>
  )
}
