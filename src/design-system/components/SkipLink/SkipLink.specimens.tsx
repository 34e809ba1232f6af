import { buildSpecimens } from '@/design-system/build-specimens'
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
  keyboard: {
    Tab: 'Is the first stop of the page; the link is seen while it has the focus.',
    Enter: 'Goes past everything to the main content.',
  },
  specimens: [
    ...buildSpecimens(
      SkipLink,
      {},
      {
        'hidden-until-focused': { targetId: 'content', children: 'Skip to the content' },
        'nonsense-endless': { targetId: 'gone', children: endless },
      },
    ),
    { name: 'to-the-content', conformance: 'none', render: () => <Skipping /> },
  ],
} satisfies SpecimenFile
