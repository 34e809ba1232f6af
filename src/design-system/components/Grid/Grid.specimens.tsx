import { buildSpecimens } from '@/design-system/build-specimens'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Card } from '../Card/Card'
import { Grid } from './Grid'

export default {
  component: 'Grid',
  purpose: 'Ordena tarjetas o campos en tantas columnas iguales como entren.',
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
    ...buildSpecimens(Grid, {
      'nonsense-thousands': {
        minColumn: '4rem',
        gap: 1,
        children: thousands.slice(0, 500).map(({ value, label }) => <span key={value}>{label}</span>),
      },
      'nonsense-empty': { as: 'ul' },
    }),
  ],
} satisfies SpecimenFile
