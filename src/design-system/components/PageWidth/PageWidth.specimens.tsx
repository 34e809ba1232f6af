import { buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Card } from '../Card/Card'
import { PageWidth } from './PageWidth'

export default {
  component: 'PageWidth',
  purpose: 'Limita el ancho de una página para que se lea con comodidad.',
  specimens: [
    {
      name: 'form',
      render: () => (
        <PageWidth width="form">
          <Card>As wide as a form</Card>
          <Card>and one below another</Card>
        </PageWidth>
      ),
    },
    {
      name: 'in-line',
      render: () => (
        <PageWidth>
          <Card>As wide as a page</Card>
          <PageWidth width="form" align="start">
            <Card>As wide as a form, in line with the page</Card>
          </PageWidth>
        </PageWidth>
      ),
    },
    ...buildSpecimens(PageWidth, {
      page: { children: <Card>As wide as a page</Card> },
      'nonsense-long': { width: 'form', children: <Card>{endless}</Card> },
      'nonsense-empty': {},
    }),
  ],
} satisfies SpecimenFile
