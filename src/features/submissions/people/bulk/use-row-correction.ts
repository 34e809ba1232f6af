import { useCallback, useState } from 'react'
import { FieldRefusal } from '@/patterns/form/field-refusal'
import { type ListRules, recheckLine } from './check-lines'
import type { ListLine } from './list-lines'
import type { useRowCalls } from './use-row-calls'
import type { useRows } from './use-rows'
import { toWorkerRow, type WorkerRow } from './worker-row'

interface RowCorrectionOptions {
  rules: ListRules
  list: ReturnType<typeof useRows>
  lookUp: ReturnType<typeof useRowCalls>['lookUp']
}

/** Corrects one row: parses it again and looks its document up. */
export function useRowCorrection({ rules, list, lookUp }: RowCorrectionOptions) {
  const [line, setLine] = useState<number>()
  const { rows, change } = list
  const corrected = rows.find((row) => row.line === line)
  const beginCorrection = useCallback((row: WorkerRow) => setLine(row.line), [])
  const endCorrection = () => setLine(undefined)

  /** Throws what is against a name, for the form that it was typed into. */
  const correct = async (told: ListLine['values']) => {
    if (!corrected) return
    const others = rows.filter((row) => row !== corrected && row.state.is !== 'removed')
    const row = toWorkerRow(recheckLine({ ...corrected, values: told }, others, rules))
    const state = row.state.is === 'waiting' ? await lookUp(row) : row.state
    const lack = row.lastName === '' ? 'lastName' : row.firstName === '' ? 'firstName' : undefined
    if (state.is === 'bad' && lack) throw new FieldRefusal(lack, state.reasons.join(' '))
    change(row, { ...row, state, isGenderAsked: false })
    endCorrection()
  }
  return { mended: corrected, mend: correct, beginMending: beginCorrection, endMending: endCorrection }
}
