import { useEffect, useState } from 'react'
import type { Handoff } from '@/session/handoff'
import { type Arrival, arrivalOf, arriveAgain } from './handoff-arrival'

/** What came of a handoff; undefined while it is under way. Drawn twice, it is still completed once. */
export function useArrival(handoff: Handoff) {
  const [running, setRunning] = useState(() => arrivalOf(handoff))
  const [settled, setSettled] = useState<{ of: Promise<Arrival>; arrival: Arrival }>()

  useEffect(() => {
    let isHere = true
    void running.then((arrival) => {
      if (isHere) setSettled({ of: running, arrival })
    })
    return () => {
      isHere = false
    }
  }, [running])

  return {
    arrival: settled?.of === running ? settled.arrival : undefined,
    retry: () => setRunning(arriveAgain(handoff)),
  }
}
