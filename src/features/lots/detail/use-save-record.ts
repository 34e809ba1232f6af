import { useWrite } from '@/api/writes/use-write'
import type { Write } from '@/api/writes/write'
import { useLot } from './use-lot'

interface Variables<Input> {
  rp: number
  pid: number
  personId: number
  data: Input
}

/** Returns a function that creates a record of the lot. If `id` is given, the function updates that record instead. */
export function useSaveRecord<Input, Saved>(
  id: number | undefined,
  createWrite: Write<Variables<Input>, Saved>,
  updateWrite: Write<Variables<Input> & { id: number }, Saved>,
) {
  const { rp, propertyId: pid, personId } = useLot()
  const create = useWrite(createWrite)
  const update = useWrite(updateWrite)
  return (data: Input) => {
    const variables = { rp, pid, personId, data }
    return id === undefined ? create(variables) : update({ ...variables, id })
  }
}
