import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useLot } from './use-lot'

interface Variables<Input> {
  rp: number
  pid: number
  personId: number
  data: Input
}

type UseWrite<Call, Saved> = (options: { request: RequestInit }) => {
  mutateAsync: (variables: Call) => Promise<Saved>
}

/** Returns a function that creates a record of the lot. If `id` is given, the function updates that record instead. */
export function useSaveRecord<Input, Saved>(
  id: number | undefined,
  useCreate: UseWrite<Variables<Input>, Saved>,
  useUpdate: UseWrite<Variables<Input> & { id: number }, Saved>,
) {
  const { rp, propertyId: pid, personId } = useLot()
  const { request, send } = useIdempotentRequest()
  const create = useCreate({ request })
  const update = useUpdate({ request })
  return (data: Input) => {
    const variables = { rp, pid, personId, data }
    return send(data, () =>
      id === undefined ? create.mutateAsync(variables) : update.mutateAsync({ ...variables, id }),
    )
  }
}
