import { contract } from '@mocks/contract/generated/contract'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats(ajv)
ajv.addSchema({ $id: 'contract', $defs: contract.schemas })

/**
 * What another validator than the mock's own thinks of a value.
 * @throws Error if the contract has no schema of that name.
 */
export function isValidBySecondOpinion(schema: string, value: unknown): boolean {
  const validate = ajv.getSchema(`contract#/$defs/${schema}`)
  if (!validate) throw new Error(`The contract has no schema ${schema}`)
  return validate(value) === true
}
