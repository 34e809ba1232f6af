import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { ScrollRow } from './ScrollRow'

const renderItems = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <ButtonLink href="#there" size="sm">
        {text}
      </ButtonLink>
    </li>
  ))

export default {
  component: 'ScrollRow',
  purpose: 'Una lista en un solo renglón, que se desplaza si no entra.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(ScrollRow, {
    links: { 'aria-label': 'Recent', children: renderItems(['Ana Ruiz', 'Juan Pérez']) },
    scrolling: {
      'aria-label': 'Recent',
      children: renderItems(Array.from({ length: 30 }, (_, index) => `Visit ${index + 1}`)),
    },
    'edge-empty': { 'aria-label': 'Recent', children: null },
    'edge-long': { 'aria-label': veryLongText, children: renderItems([veryLongText, 'Ana']) },
  }),
} satisfies SpecimenFile
