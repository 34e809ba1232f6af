import type { SpecimenFile } from '../../specimen'
import { Card } from '../Card/Card'
import { Grid } from './Grid'

export default {
  component: 'Grid',
  specimens: [
    {
      name: 'cards',
      render: () => (
        <Grid as="ul" minColumn="10rem">
          <Card as="li">First</Card>
          <Card as="li">Second</Card>
          <Card as="li">Third</Card>
        </Grid>
      ),
    },
  ],
} satisfies SpecimenFile
