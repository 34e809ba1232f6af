import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Card } from '../Card/Card'
import { PageWidth } from './PageWidth'

export default {
  component: 'PageWidth',
  purpose: 'Limita el ancho de una página para que se lea con comodidad.',
  specimens: buildSpecimens(PageWidth, {
    form: () => (
      <PageWidth width="form">
        <Card>As wide as a form</Card>
        <Card>and one below another</Card>
      </PageWidth>
    ),
    'in-line': () => (
      <PageWidth>
        <Card>As wide as a page</Card>
        <PageWidth width="form" align="start">
          <Card>As wide as a form, in line with the page</Card>
        </PageWidth>
      </PageWidth>
    ),
    page: { children: <Card>As wide as a page</Card> },
    'edge-long': { width: 'form', children: <Card>{veryLongText}</Card> },
    'edge-empty': {},
  }),
} satisfies SpecimenFile
