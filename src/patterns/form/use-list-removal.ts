import { getIn, setIn, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useForm } from './form-context'
import { useUndoOffer } from './use-undo-offer'

/**
 * Returns a function that removes an item from the list in the field `name` at once, and offers to undo the removal. Undoing
 * inserts the item at its former position and calls `onUndo`. `sentence` tells what was removed.
 */
export function useListRemoval<Item>(name: string) {
  const { setValues } = useFormikContext<object>()
  const { forgetServerError } = useForm()
  const offerUndo = useUndoOffer()
  // The name of a field in a list changes when an earlier entry of the list is removed.
  const latestName = useRef(name)
  useEffect(() => {
    latestName.current = name
  })
  const changeList = (change: (list: readonly Item[]) => readonly Item[]) => {
    forgetServerError(latestName.current)
    void setValues((values) => setIn(values, latestName.current, change(getIn(values, latestName.current))))
  }

  return (item: Item, sentence: string, onUndo?: () => void) => {
    let position = 0
    changeList((list) => {
      position = list.indexOf(item)
      return list.filter((other) => other !== item)
    })
    offerUndo(sentence, () => {
      changeList((list) => list.toSpliced(position, 0, item))
      onUndo?.()
    })
  }
}
