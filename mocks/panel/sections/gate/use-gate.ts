import { useRef, useState } from 'react'
import type { CheckInRequest, MockClient } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import type { Direction } from './copy.ts'

/** What identifies a person at the gate. Exactly one field is set. */
export interface PersonIdentification {
  qrcode?: string
  person?: number
  plate?: string
}

/** Selects a gate, searches the people of its neighbourhood, and checks people in and out. */
export function useGate() {
  const { mock, refreshPortal } = usePanelControls()
  const [selectedGateId, setSelectedGateId] = useState<number>()
  const [search, setSearch] = useState('')
  const firstGateId = useRef<number>(undefined)
  const gateQuery = useControlQuery(async () => {
    const gateView = await fetchGateView(mock, search, selectedGateId ?? firstGateId.current)
    firstGateId.current ??= gateView.gates[0]?.gate
    return gateView
  }, `${selectedGateId} ${search}`)
  const actionRunner = useAction()
  const gateId = selectedGateId ?? gateQuery.value?.gates[0]?.gate

  const recordPassage = (actionId: string, direction: Direction, identification: PersonIdentification) =>
    actionRunner.run(actionId, async () => {
      const request = { ...identification, gate: gateId } as CheckInRequest
      const { message } = await (direction === 'in' ? mock.checkIn(request) : mock.checkOut(request))
      refreshPortal()
      await gateQuery.reload()
      return message
    })

  const selectGate = (newGateId: number) => {
    actionRunner.clearOutcome()
    setSelectedGateId(newGateId)
  }
  return { gateQuery, actionRunner, gateId, search, setSearch, selectGate, recordPassage }
}

/**
 * Fetches all gates, and the people of one gate's neighbourhood. Without `gateId`, this gate is the first one. `expected` and
 * `inside` have the people who match the search. `peopleByDirection` ignores the search: 'in' has the expected people, 'out'
 * the people inside.
 */
async function fetchGateView(mock: MockClient, search: string, gateId: number | undefined) {
  const selectedGateId = gateId ?? (await mock.gate()).gates[0]?.gate
  const fullView = await mock.gate('', selectedGateId)
  const searchView = search === '' ? fullView : await mock.gate(search, selectedGateId)
  return { ...searchView, peopleByDirection: { in: fullView.expected, out: fullView.inside } }
}
