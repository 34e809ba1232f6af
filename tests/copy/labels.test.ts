import { expect, it } from 'vitest'
import { getLabel, getStatusLabel } from '@/copy/labels'
import { workStatuses } from '@/copy/works'

it('returns the label and the tone of a status', () => {
  expect(getStatusLabel(workStatuses, 'SUSPENDED')).toEqual({ label: 'Suspendida', tone: 'warning' })
})

it.each(['PAUSED', 'constructor', ''])('shows the unknown status "%s" as it is', (status) => {
  expect(getStatusLabel<string>(workStatuses, status)).toEqual({ label: status, tone: 'neutral' })
})

it('returns the label of a constant, and an unknown constant as it is', () => {
  const labels: Record<string, string> = { EVENT: 'Evento' }
  expect(['EVENT', 'PARTY', '__proto__'].map((constant) => getLabel(labels, constant))).toEqual([
    'Evento',
    'PARTY',
    '__proto__',
  ])
})
