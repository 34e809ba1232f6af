import { useListChange } from './use-list-change'
import { useUndoOffer } from './use-undo-offer'

/**
 * Returns a function that removes an item from the list in the field `name` at once, and offers to undo the removal. Undoing
 * inserts the item at its former position and calls `onUndo`. `sentence` tells what was removed.
 */
export function useListRemoval<Item>(name: string) {
  const changeList = useListChange<Item>(name)
  const offerUndo = useUndoOffer()

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
