/** Trusted Types, as far as they are used here; what a policy makes is taken where a text is. Absent from some browsers. */
interface TextPolicy {
  createHTML?: (text: string, type?: string, sink?: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare var trustedTypes:
  | {
      createPolicy<P extends TextPolicy>(
        name: string,
        policy: P,
      ): { [K in keyof P]: (text: string) => string };
    }
  | undefined;
