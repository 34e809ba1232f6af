import { expect, it } from 'vitest'
import { getLabel, getStatusLabel, getStatusWord } from '@/copy/labels'
import { partyStatuses, workStatuses } from '@/copy/works'

it('returns the label and the tone of a status', () => {
  expect(getStatusLabel(workStatuses, 'SUSPENDED')).toEqual({ label: 'Suspendida', tone: 'warning' })
})

it.each([
  ['PAUSED', 'Estado desconocido: PAUSED'],
  ['constructor', 'Estado desconocido: constructor'],
  ['', 'Estado desconocido'],
])('says that the status "%s" is unknown, with its code', (status, label) => {
  expect(getStatusLabel<string>(workStatuses, status)).toEqual({ label, tone: 'neutral' })
})

it('returns the label of a type, and says that another type is unknown', () => {
  const labels: Record<string, string> = { EVENT: 'Evento' }
  expect(['EVENT', 'PARTY', '__proto__'].map((type) => getLabel(labels, type))).toEqual([
    'Evento',
    'Tipo desconocido: PARTY',
    'Tipo desconocido: __proto__',
  ])
})

it('returns the word for a status within a sentence', () => {
  expect(getStatusWord(partyStatuses, 'INVALID')).toBe('No Vigente')
  expect(getStatusWord<string>(partyStatuses, 'PAUSED')).toBe('desconocido: PAUSED')
})
