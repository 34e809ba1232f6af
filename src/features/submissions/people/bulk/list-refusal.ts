export type ListProblem = 'empty' | 'binary' | 'oldExcel' | 'broken' | 'tooLarge' | 'tooMany' | 'noDocument'

export class ListRefusal extends Error {
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(problem)
    this.problem = problem
  }
}
