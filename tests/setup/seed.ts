import fc from 'fast-check'

/** A fixed seed generates the same values in each run, so that a failure can be repeated. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20260316 })
