import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { SkipLink } from './SkipLink'

const Skipping = () => (
  <>
    <SkipLink targetId="beyond">Skip to the content</SkipLink>
    <Button>In the bar</Button>
    <section id="beyond" tabIndex={-1} aria-label="Content">
      <Button>In the content</Button>
    </section>
  </>
)

export default {
  component: 'SkipLink',
  keyboard: [
    { keys: 'Tab', does: 'Is the first stop of the page; the link is seen while it has the focus.' },
    { keys: 'Enter', does: 'Goes past everything to the main content.' },
  ],
  specimens: [
    {
      name: 'hidden-until-focused',
      render: () => <SkipLink targetId="content">Skip to the content</SkipLink>,
    },
    { name: 'to-the-content', conformance: 'none', render: () => <Skipping /> },
    { name: 'nonsense-endless', render: () => <SkipLink targetId="gone">{endless}</SkipLink> },
  ],
} satisfies SpecimenFile
