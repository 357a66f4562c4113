/**
 * Words that are marked where no period has a list of its own, in English and in German: insults, threats, looks, origin,
 * belief, private life, and what may show who somebody is. Each stands for all words that begin with it.
 */
export const shippedMarkedWords: readonly string[] = [
  ...['idiot', 'stupid', 'moron', 'dumb', 'fool', 'incompetent', 'useless', 'pathetic', 'liar', 'hate', 'ugly', 'fat'],
  ...['sexy', 'hot', 'bitch', 'bastard', 'shit', 'fuck', 'asshole', 'kill', 'die', 'threat', 'sue', 'racist', 'sexist'],
  ...['accent', 'foreign', 'gay', 'lesbian', 'muslim', 'jew', 'christian', 'disab', 'pregnan', 'divorc', 'drunk'],
  ...['dumm', 'blöd', 'doof', 'unfähig', 'trottel', 'depp', 'lügner', 'hasse', 'hässlich', 'dick', 'schlampe', 'arsch'],
  ...['scheiß', 'scheiss', 'wichser', 'hure', 'umbring', 'töte', 'droh', 'anzeige', 'rassis', 'sexis', 'akzent'],
  ...['ausländer', 'schwul', 'lesb', 'jude', 'jüdisch', 'christ', 'moslem', 'behindert', 'schwanger', 'betrunken'],
];
