import { useEffect, useRef, useState } from 'react'
import { useNotify } from '@/patterns/notify/use-notify'
import type { PersonListOptions } from './person-list-options'

/**
 * Counts the people who were added. If the user has closed the dialog while they were being added, a notice says how many were, because
 * calls that were under way have still finished.
 */
export function useAddedCount({ onAdd, words }: Pick<PersonListOptions, 'onAdd' | 'words'>) {
  const [addedCount, setAddedCount] = useState(0)
  const isClosed = useRef(false)
  const notify = useNotify()
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const countAndAdd: PersonListOptions['onAdd'] = (people, details) => {
    onAdd(people, details)
    if (isClosed.current) notify.success(words.added(people.length))
    else setAddedCount((count) => count + people.length)
  }
  return { addedCount, onAdd: countAndAdd }
}
