import { useRef, useState } from 'react'
import type { CheckInRequest, MockClient } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import type { Direction } from './copy.ts'

/** The identification of a person at the gate; exactly one field is set. */
export interface Shown {
  qrcode?: string
  person?: number
  plate?: string
}

/** The selected gate, its people, and its check-ins and check-outs. */
export function useGate() {
  const { mock, refreshPortal } = usePanelControls()
  const [chosen, setChosen] = useState<number>()
  const [search, setSearch] = useState('')
  const first = useRef<number>(undefined)
  const view = useControlQuery(async () => {
    const seen = await viewOf(mock, search, chosen ?? first.current)
    first.current ??= seen.gates[0]?.gate
    return seen
  }, `${chosen} ${search}`)
  const action = useAction()
  const gate = chosen ?? view.value?.gates[0]?.gate

  const pass = (name: string, direction: Direction, arrival: Shown) =>
    action.run(name, async () => {
      const asked = { ...arrival, gate } as CheckInRequest
      const { message } = await (direction === 'in' ? mock.checkIn(asked) : mock.checkOut(asked))
      refreshPortal()
      await view.reload()
      return message
    })

  const choose = (next: number) => {
    action.clearOutcome()
    setChosen(next)
  }
  return { view, action, gate, search, setSearch, choose, pass }
}

/** The view of a gate, by default the first one, with all its people and those found. */
async function viewOf(mock: MockClient, search: string, gate: number | undefined) {
  const first = gate ?? (await mock.gate()).gates[0]?.gate
  const all = await mock.gate('', first)
  const found = search === '' ? all : await mock.gate(search, first)
  return { ...found, people: { in: all.expected, out: all.inside } }
}
