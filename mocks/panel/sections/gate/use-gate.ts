import { useRef, useState } from 'react'
import type { CheckInRequest, MockClient } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import type { Direction } from './copy.ts'

/** The identification of a person at the gate; exactly one field is set. */
export interface PersonIdentification {
  qrcode?: string
  person?: number
  plate?: string
}

/** Selects a gate, searches its people, and checks people in and out. */
export function useGate() {
  const { mock, refreshPortal } = usePanelControls()
  const [selectedGateId, setSelectedGateId] = useState<number>()
  const [search, setSearch] = useState('')
  const firstGate = useRef<number>(undefined)
  const view = useControlQuery(async () => {
    const gateView = await fetchGateView(mock, search, selectedGateId ?? firstGate.current)
    firstGate.current ??= gateView.gates[0]?.gate
    return gateView
  }, `${selectedGateId} ${search}`)
  const action = useAction()
  const gate = selectedGateId ?? view.value?.gates[0]?.gate

  const recordPassage = (actionId: string, direction: Direction, identification: PersonIdentification) =>
    action.run(actionId, async () => {
      const request = { ...identification, gate } as CheckInRequest
      const { message } = await (direction === 'in' ? mock.checkIn(request) : mock.checkOut(request))
      refreshPortal()
      await view.reload()
      return message
    })

  const selectGate = (newGate: number) => {
    action.clearOutcome()
    setSelectedGateId(newGate)
  }
  return { view, action, gate, search, setSearch, selectGate, recordPassage }
}

/** Fetches the people of a gate that match the search, and all its people. The default is the first gate. */
async function fetchGateView(mock: MockClient, search: string, gate: number | undefined) {
  const selectedGate = gate ?? (await mock.gate()).gates[0]?.gate
  const fullView = await mock.gate('', selectedGate)
  const searchView = search === '' ? fullView : await mock.gate(search, selectedGate)
  return { ...searchView, people: { in: fullView.expected, out: fullView.inside } }
}
