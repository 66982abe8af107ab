/** Commands in the explanation of a check, the same in every language. */
export const FETCH = 'curl https://api.drand.sh/<chain>/public/<round>';
export const RUN = 'python3 check_draw.py 31.json';
export const OPEN = 'tle --decrypt bid.age';
