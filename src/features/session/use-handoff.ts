import { useEffect, useState } from 'react'
import type { Handoff } from '@/session/handoff'
import { type HandoffResult, retryHandoff, runHandoff } from './run-handoff'

/** Returns the result of a handoff; undefined while it runs. Several renders complete it once. */
export function useHandoff(handoff: Handoff) {
  const [running, setRunning] = useState(() => runHandoff(handoff))
  const [settled, setSettled] = useState<{ of: Promise<HandoffResult>; arrival: HandoffResult }>()

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
    retry: () => setRunning(retryHandoff(handoff)),
  }
}
