/** A generator for a long build. It yields between the steps, so that the caller can pause, and finally returns the result. */
export type BuildSteps<Result = void> = Generator<undefined, Result>
