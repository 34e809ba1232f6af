import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
    {
      name: 'aside-on-a-phone',
      render: () => (
        <Grid minColumn="10rem" phoneAside="9rem">
          <Card>First</Card>
          <Card>Second</Card>
        </Grid>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Grid minColumn="99999rem">
          <Card>{endless}</Card>
          <Card>{endless}</Card>
        </Grid>
      ),
    },
    {
      name: 'nonsense-thousands',
      render: () => (
        <Grid minColumn="4rem" gap={1}>
          {thousands.slice(0, 500).map(({ value, label }) => (
            <span key={value}>{label}</span>
          ))}
        </Grid>
      ),
    },
    { name: 'nonsense-empty', render: () => <Grid as="ul" /> },
  ],
} satisfies SpecimenFile
