import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Card } from '../Card/Card'
import { Grid } from '../Grid/Grid'
import { Skeleton } from '../Skeleton/Skeleton'
import { SkeletonGroup } from './SkeletonGroup'

export default {
  component: 'SkeletonGroup',
  purpose: 'Anuncia una sola vez que varios contenidos se están cargando.',
  specimens: buildSpecimens(SkeletonGroup, {
    cards: () => (
      <SkeletonGroup label="Loading visits">
        <Grid minColumn="12rem">
          <Card header={<Skeleton width="60%" height="1.25rem" />}>
            <Skeleton lines={3} />
          </Card>
          <Card header={<Skeleton width="60%" height="1.25rem" />}>
            <Skeleton lines={3} />
          </Card>
        </Grid>
      </SkeletonGroup>
    ),
    'edge-endless': () => <SkeletonGroup label={veryLongText}>{null}</SkeletonGroup>,
  }),
} satisfies SpecimenFile
