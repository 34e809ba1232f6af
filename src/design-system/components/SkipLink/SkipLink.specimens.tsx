import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { SkipLink } from './SkipLink'

const SkipLinkPage = () => (
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
  purpose: 'Permite saltear las barras con el teclado y llegar al contenido.',
  keyboard: {
    Tab: 'Es la primera parada de la página; el enlace se ve mientras tiene el foco.',
    Enter: 'Saltea todo y va al contenido principal.',
  },
  specimens: [
    ...buildSpecimens(SkipLink, {
      'hidden-until-focused': { targetId: 'content', children: 'Skip to the content' },
      'edge-endless': { targetId: 'gone', children: veryLongText },
    }),
    { name: 'to-the-content', conformance: 'none', render: () => <SkipLinkPage /> },
  ],
} satisfies SpecimenFile
