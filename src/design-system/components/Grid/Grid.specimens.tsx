import { buildSpecimens, manyOptions, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Card } from '../Card/Card'
import { Grid } from './Grid'

export default {
  component: 'Grid',
  purpose: 'Ordena tarjetas o campos en tantas columnas iguales como entren.',
  specimens: buildSpecimens(Grid, {
    cards: () => (
      <Grid as="ul" minColumn="10rem">
        <Card as="li">First</Card>
        <Card as="li">Second</Card>
        <Card as="li">Third</Card>
      </Grid>
    ),
    'aside-on-a-phone': () => (
      <Grid minColumn="10rem" phoneAside="9rem">
        <Card>First</Card>
        <Card>Second</Card>
      </Grid>
    ),
    'edge-long': () => (
      <Grid minColumn="99999rem">
        <Card>{veryLongText}</Card>
        <Card>{veryLongText}</Card>
      </Grid>
    ),
    'edge-thousands': {
      minColumn: '4rem',
      gap: 1,
      children: manyOptions.slice(0, 500).map(({ value, label }) => <span key={value}>{label}</span>),
    },
    'edge-empty': { as: 'ul' },
  }),
} satisfies SpecimenFile
