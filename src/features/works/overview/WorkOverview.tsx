import { getStatusLabel } from '@/copy/labels'
import { tables } from '@/copy/tables'
import { workStatuses } from '@/copy/works'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { formatDay } from '@/domain/days'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { useWork } from '../detail/use-work'

export function WorkOverview() {
  const { work } = useWork()
  const { title, status, start_date, end_date, property } = work
  const { label, tone } = getStatusLabel(workStatuses, status)
  const lotFacts = [
    { term: copy.lot.neighbourhood, description: property.real_property.name },
    { term: copy.lot.identifier, description: property.identifier },
    { term: copy.lot.area, description: property.sub_area?.name ?? tables.nothing },
  ]
  const workFacts = [
    { term: copy.work.name, description: title },
    { term: copy.work.status, description: <Tag tone={tone}>{label}</Tag> },
    { term: copy.work.start, description: formatDay(start_date) },
    {
      term: copy.work.end,
      description: (
        <Inline gap={2}>
          {formatDay(end_date)}
          {status === 'CURRENT' ? <ExpiryTag lastDay={end_date} /> : null}
        </Inline>
      ),
    },
  ]
  return (
    <Grid minColumn="24rem" gap={4}>
      <Facts title={copy.lot.title} items={lotFacts} />
      <Facts title={copy.work.title} items={workFacts} />
    </Grid>
  )
}

type FactsProps = Pick<Parameters<typeof DescriptionList>[0], 'items'> & { title: string }

const Facts = ({ title, items }: FactsProps) => (
  <Card>
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      <DescriptionList items={items} />
    </Stack>
  </Card>
)

const copy = {
  lot: {
    title: 'Datos del lote',
    neighbourhood: 'Barrio',
    identifier: 'Lote',
    area: 'Sector',
  },
  work: {
    title: 'Datos de la obra',
    name: 'Nombre',
    status: 'Estado',
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
  },
}
