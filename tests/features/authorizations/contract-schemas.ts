import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(parse(readFileSync('openapi.yaml', 'utf8')), 'contract')

/** What one of the contract's schemas has against a value: nothing, if it accepts it. */
export const contractAccepts = (name: string, value: unknown) => {
  const validate = ajv.getSchema(`contract#/components/schemas/${name}`)
  if (!validate) throw new Error(`the contract has no ${name}`)
  return validate(value) ? [] : validate.errors
}
