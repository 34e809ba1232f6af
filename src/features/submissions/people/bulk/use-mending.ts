import { useCallback, useState } from 'react'
import { FieldRefusal } from '@/patterns/form/field-refusal'
import { type ListRules, recheckLine } from './check-lines'
import type { ListLine } from './list-lines'
import type { useRowCalls } from './use-row-calls'
import type { useRows } from './use-rows'
import { rowOf, type WorkerRow } from './worker-row'

interface MendingMeans {
  rules: ListRules
  list: ReturnType<typeof useRows>
  lookUp: ReturnType<typeof useRowCalls>['lookUp']
}

/** Mending one row: what it tells is read again, and who has the document is looked for. */
export function useMending({ rules, list, lookUp }: MendingMeans) {
  const [line, setLine] = useState<number>()
  const { rows, change } = list
  const mended = rows.find((row) => row.line === line)
  const beginMending = useCallback((row: WorkerRow) => setLine(row.line), [])
  const endMending = () => setLine(undefined)

  /** Throws what is against a name, for the form that it was typed into. */
  const mend = async (told: ListLine['told']) => {
    if (!mended) return
    const others = rows.filter((row) => row !== mended && row.standing.is !== 'removed')
    const row = rowOf(recheckLine({ ...mended, told }, others, rules))
    const standing = row.standing.is === 'waiting' ? await lookUp(row) : row.standing
    const lack = row.lastName === '' ? 'lastName' : row.firstName === '' ? 'firstName' : undefined
    if (standing.is === 'bad' && lack) throw new FieldRefusal(lack, standing.reasons.join(' '))
    change(row, { ...row, standing, isGenderAsked: false })
    endMending()
  }
  return { mended, mend, beginMending, endMending }
}
